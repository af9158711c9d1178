// One engine in a worker: requests come as messages, answers go back as they arise.
import { Engine } from './wasm';

declare const self: DedicatedWorkerGlobalScope;

/** The first message brings the module. */
let take: (module: WebAssembly.Module) => void;
const engine = new Promise<WebAssembly.Module>((resolve) => (take = resolve)).then((module) =>
  Engine.load(module),
);
let stepping = false;

function send(lines: readonly string[]): void {
  for (const line of lines) self.postMessage(JSON.parse(line));
}

// Between two slices messages get their turn: that is how a search is stopped.
const wake = new MessageChannel();
wake.port1.onmessage = () => void slice();

async function slice(): Promise<void> {
  const { busy, lines } = (await engine).step();
  send(lines);
  stepping = busy;
  if (busy) wake.port2.postMessage(null);
}

self.onmessage = async (message: MessageEvent<unknown>) => {
  if (message.data instanceof WebAssembly.Module) return take(message.data);
  try {
    send((await engine).say(JSON.stringify(message.data)));
    if (stepping) return;
    stepping = true;
    wake.port2.postMessage(null);
  } catch (error) {
    // Out of memory or not loaded: whoever asks makes a new worker.
    self.postMessage({ broken: error instanceof Error ? error.message : String(error) });
  }
};
