// Elements in one line.

export function node<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  kind = '',
  testid?: string,
  text?: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (kind !== '') element.className = kind;
  if (testid !== undefined) element.dataset['testid'] = testid;
  if (text !== undefined) element.textContent = text;
  return element;
}

export function button(kind: string, testid: string, text?: string): HTMLButtonElement {
  const element = node('button', kind, testid, text);
  element.type = 'button';
  return element;
}

const space = 'http://www.w3.org/2000/svg';

/** A closed lock, for a slot that is sealed. */
export function lock(): SVGElement {
  const drawing = document.createElementNS(space, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('class', 'icon bluff-seal');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(space, 'path');
  path.setAttribute('d', 'M6 11h12v9H6ZM8 11V8a4 4 0 0 1 8 0v3');
  drawing.append(path);
  return drawing;
}
