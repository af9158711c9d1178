// Small sounds made on the spot; nothing is played unless the player has switched them on.
import { settings } from './settings';

export type Sound = 'place' | 'flip' | 'deal' | 'refuse' | 'home' | 'win' | 'tick';

interface Tone {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly level: number;
  readonly wave: OscillatorType;
  readonly after?: number;
}

const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  place: [{ from: 190, to: 90, seconds: 0.07, level: 0.5, wave: 'triangle' }],
  flip: [{ from: 420, to: 700, seconds: 0.05, level: 0.25, wave: 'triangle' }],
  deal: [{ from: 300, to: 160, seconds: 0.04, level: 0.2, wave: 'triangle' }],
  refuse: [{ from: 150, to: 110, seconds: 0.12, level: 0.3, wave: 'sine' }],
  home: [{ from: 520, to: 780, seconds: 0.11, level: 0.35, wave: 'sine' }],
  tick: [{ from: 900, to: 900, seconds: 0.02, level: 0.15, wave: 'square' }],
  win: [523, 659, 784, 1047].map((from, i) => ({
    from,
    to: from,
    seconds: 0.22,
    level: 0.35,
    wave: 'sine' as const,
    after: i * 0.12,
  })),
};

let audio: AudioContext | undefined;

export function sound(name: Sound): void {
  const { sound: on, volume } = settings();
  if (!on || volume <= 0 || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const tone of tones[name]) {
    const start = audio.currentTime + (tone.after ?? 0);
    const oscillator = new OscillatorNode(audio, { type: tone.wave, frequency: tone.from });
    const gain = new GainNode(audio, { gain: tone.level * volume });
    oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
    gain.gain.setValueAtTime(tone.level * volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + tone.seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + tone.seconds);
  }
}
