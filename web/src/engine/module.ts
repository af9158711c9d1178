// croupier.wasm, fetched and compiled once for all workers: what one of them has compiled of it
// serves the others too.
import url from 'croupier.wasm?url';

let compiled: Promise<WebAssembly.Module> | undefined;

/** What is read first is painted before so much is fetched; a page that nobody sees paints nothing. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, longest);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
const longest = 100;

async function compile(): Promise<WebAssembly.Module> {
  await painted();
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
