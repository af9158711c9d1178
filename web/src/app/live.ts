// What is said to people who do not see the table: one polite live region.

let region: HTMLElement | undefined;
let last = '';

export function mountLiveRegion(): void {
  region = document.createElement('div');
  region.className = 'live-region';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.dataset['testid'] = 'live';
  document.body.append(region);
}

export function say(sentence: string): void {
  if (!region || sentence === '') return;
  // The same sentence twice would not be read again.
  region.textContent =
    sentence === last && region.textContent === sentence ? `${sentence}\u00a0` : sentence;
  last = sentence;
}

/** Says it behind what was said in this moment, which would else not be heard. */
export function sayAlso(sentence: string): void {
  if (region && sentence !== '') say([region.textContent, sentence].filter(Boolean).join(' '));
}
