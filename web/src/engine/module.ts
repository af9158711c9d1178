// croupier.wasm, fetched and compiled once for all workers: what one of them has compiled of it
// serves the others too.
import url from 'croupier.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return WebAssembly.compileStreaming(answer);
}

/** Asked again after it failed, it is fetched again. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  compiled.catch(() => (compiled = undefined));
  return compiled;
}
