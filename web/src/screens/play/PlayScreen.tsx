// The screen around the table: header, table, side panel, toolbar, and what appears over them.
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { onTakenOver } from '../../game/games';
import { useSettings } from '../parts';
import { ChipSheet } from './ChipSheet';
import { DealDialog } from './DealDialog';
import { Desk } from './desk';
import { Header } from './Header';
import { listenKeys } from './keyboard';
import { Obstacle } from './Obstacle';
import { PauseCover } from './PauseCover';
import { panel } from './panel';
import { SidePanel } from './SidePanel';
import { Strips } from './Strips';
import { TableHost } from './TableHost';
import { TextDialog } from './TextDialog';
import { Toolbar } from './Toolbar';
import { useWatched } from './watched';
import { WinSheet } from './WinSheet';
import './play.css';
import './sheets.css';

export function PlayScreen({ deal }: { deal: string }) {
  const desk = useMemo(() => new Desk(), []);
  const { sitting } = desk;
  const { zen } = useSettings();
  useWatched(desk);
  useWatched(sitting);
  useWatched(panel);
  // Before anything is painted: the engine works while the browser draws what stands around the table.
  useLayoutEffect(() => void desk.open(deal), [desk, deal]);
  useEffect(() => {
    onTakenOver(() => desk.takenOver());
    const leave = listenKeys(desk);
    return () => {
      leave();
      onTakenOver(() => undefined);
      desk.close();
    };
  }, [desk]);

  if (desk.obstacle) return <Obstacle desk={desk} deal={deal} obstacle={desk.obstacle} />;
  const chip = sitting?.chip;
  const state = sitting?.game.state;
  return (
    <main
      class="play"
      data-testid="play"
      data-game={state?.game}
      data-outcome={state?.outcome}
      data-state-hash={state?.hash}
      data-verdict={chip && chip.kind !== 'off' && !zen ? chip.kind : undefined}
      data-zen={zen}
      aria-busy={!sitting}
    >
      <Header desk={desk} deal={deal} />
      <div class="play-middle">
        <div class="play-table">
          {sitting && <TableHost key={sitting.game.id} sitting={sitting} />}
          {sitting?.game.paused && <PauseCover sitting={sitting} />}
          {sitting && <Strips desk={desk} sitting={sitting} />}
          {sitting?.finished && <WinSheet desk={desk} sitting={sitting} />}
        </div>
        {panel.open && sitting?.adviser && <SidePanel sitting={sitting} />}
      </div>
      <Toolbar desk={desk} />
      {desk.sheet === 'deal' && <DealDialog desk={desk} />}
      {desk.sheet === 'chip' && sitting && <ChipSheet desk={desk} sitting={sitting} />}
      {desk.sheet === 'text' && <TextDialog desk={desk} />}
    </main>
  );
}
