// The screen around the table: header, table, side panel, toolbar, and what appears over them.
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { onTakenOver } from '../../game/library';
import { useSettings } from '../parts';
import { ChipSheet } from './ChipSheet';
import { DealDialog } from './DealDialog';
import { PlayController } from './playController';
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
import { useObservable } from './observable';
import { WinSheet } from './WinSheet';
import './play.css';
import './sheets.css';

export function PlayScreen({ deal }: { deal: string }) {
  const controller = useMemo(() => new PlayController(), []);
  const { session } = controller;
  const { zen } = useSettings();
  useObservable(controller);
  useObservable(session);
  useObservable(panel);
  // Before anything is painted: the engine works while the browser draws what stands around the table.
  useLayoutEffect(() => void controller.open(deal), [controller, deal]);
  useEffect(() => {
    onTakenOver(() => controller.takenOver());
    const leave = listenKeys(controller);
    return () => {
      leave();
      onTakenOver(() => undefined);
      controller.close();
    };
  }, [controller]);

  if (controller.obstacle)
    return <Obstacle controller={controller} deal={deal} obstacle={controller.obstacle} />;
  const chip = session?.chip;
  const state = session?.game.state;
  return (
    <main
      class="play"
      data-testid="play"
      data-game={state?.game}
      data-outcome={state?.outcome}
      data-state-hash={state?.hash}
      data-verdict={chip && chip.kind !== 'off' && !zen ? chip.kind : undefined}
      data-zen={zen}
      aria-busy={!session}
    >
      <Header controller={controller} deal={deal} />
      <div class="play-middle">
        <div class="play-table">
          {session && (
            <TableHost
              key={session.game.id}
              session={session}
              dealNext={() => void controller.newDeal()}
            />
          )}
          {session?.game.paused && <PauseCover session={session} />}
          {session && <Strips controller={controller} session={session} />}
          {session?.finished && <WinSheet controller={controller} session={session} />}
        </div>
        {panel.open && session?.adviser && <SidePanel session={session} />}
      </div>
      <Toolbar controller={controller} />
      {controller.sheet === 'deal' && <DealDialog controller={controller} />}
      {controller.sheet === 'chip' && session && (
        <ChipSheet controller={controller} session={session} />
      )}
      {controller.sheet === 'text' && <TextDialog controller={controller} />}
    </main>
  );
}
