// Confetti over the table, drawn on a canvas (C-053).

interface Flake {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  readonly size: number;
  readonly colour: string;
}

const colours = ['#ffd400', '#7cffb2', '#ff8a80', '#82b1ff', '#ffffff', '#f48fb1'];
const gravity = 0.0009;
const drag = 0.0012;

function flake(width: number, height: number, i: number): Flake {
  const left = i % 2 === 0;
  const angle = (left ? -1 : -2) * (Math.PI / 3) + (Math.random() - 0.5) * 0.9;
  const speed = (0.7 + Math.random() * 0.7) * Math.sqrt(height / 700);
  return {
    x: left ? width * 0.05 : width * 0.95,
    y: height * 0.95,
    vx: Math.cos(angle) * speed,
    vy: Math.sin(angle) * speed,
    turn: Math.random() * 6,
    spin: (Math.random() - 0.5) * 0.01,
    size: 5 + Math.random() * 6,
    colour: colours[i % colours.length] ?? '#ffffff',
  };
}

/** Throws confetti until the time is over or somebody stops it. */
export function confetti(root: HTMLElement, milliseconds: number): { stop(): void } {
  const canvas = document.createElement('canvas');
  canvas.className = 'confetti';
  canvas.setAttribute('aria-hidden', 'true');
  canvas.dataset['testid'] = 'confetti';
  const { clientWidth: width, clientHeight: height } = root;
  canvas.width = width;
  canvas.height = height;
  root.append(canvas);
  const pen = canvas.getContext('2d');
  const flakes = Array.from({ length: 160 }, (_, i) => flake(width, height, i));
  const start = performance.now();
  let before = start;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    canvas.remove();
  };
  const draw = (now: number) => {
    const gone = now - start;
    if (!pen || gone > milliseconds) {
      stop();
      return;
    }
    const step = Math.min(40, now - before);
    before = now;
    pen.clearRect(0, 0, width, height);
    pen.globalAlpha = Math.min(1, (milliseconds - gone) / 600);
    for (const one of flakes) {
      one.vy += gravity * step;
      one.vx -= one.vx * drag * step;
      one.vy -= one.vy * drag * step * 0.5;
      one.x += one.vx * step;
      one.y += one.vy * step;
      one.turn += one.spin * step;
      pen.fillStyle = one.colour;
      pen.setTransform(
        Math.cos(one.turn),
        Math.sin(one.turn),
        -Math.sin(one.turn) * 0.5,
        Math.cos(one.turn) * 0.5,
        one.x,
        one.y,
      );
      pen.fillRect(-one.size / 2, -one.size / 2, one.size, one.size);
    }
    pen.setTransform(1, 0, 0, 1, 0, 0);
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return { stop };
}
