// croupier.wasm in this thread: lines of the engine protocol in, lines out (docs/wasm.md).

interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  croupier_input(size: number): number;
  croupier_say(size: number): number;
  croupier_step(): number;
  croupier_output(): number;
  croupier_output_size(): number;
}

export class Engine {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(private readonly wasm: Exports) {}

  static async load(module: WebAssembly.Module): Promise<Engine> {
    const instance = await WebAssembly.instantiate(module, {});
    const wasm = instance.exports as unknown as Exports;
    wasm._initialize();
    return new Engine(wasm);
  }

  /** The lines that answer a request. */
  say(line: string): string[] {
    const bytes = this.encoder.encode(line);
    const at = this.wasm.croupier_input(bytes.length);
    // The memory may have grown: a view lives for one call.
    new Uint8Array(this.wasm.memory.buffer, at, bytes.length).set(bytes);
    this.wasm.croupier_say(bytes.length);
    return this.lines();
  }

  /** A few milliseconds of long work: its lines, and whether there is more to do. */
  step(): { busy: boolean; lines: string[] } {
    const busy = this.wasm.croupier_step() !== 0;
    return { busy, lines: this.lines() };
  }

  private lines(): string[] {
    const size = this.wasm.croupier_output_size();
    if (size === 0) return [];
    const at = this.wasm.croupier_output();
    const text = this.decoder.decode(new Uint8Array(this.wasm.memory.buffer, at, size));
    return text.split('\n').filter((line) => line !== '');
  }
}
