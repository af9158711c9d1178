declare module 'croupier.wasm?url' {
  export { url as default };
  const url: string;
}
