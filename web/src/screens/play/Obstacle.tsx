// Why there is no table: a deal that is none, or a game that another tab has.
import { href } from '../../app/router';
import { t } from '../../texts';
import { Button, LinkButton, Page } from '../parts';
import type { PlayController, Obstacle as Kind } from './playController';

export function Obstacle({
  controller,
  deal,
  obstacle,
}: {
  controller: PlayController;
  deal: string;
  obstacle: Kind;
}) {
  const bad = obstacle.kind === 'bad';
  return (
    <Page title={t(`play.${obstacle.kind}.title`)} testid={`obstacle-${obstacle.kind}`}>
      <div class="stack">
        <p role="alert">{bad ? obstacle.sentence : t(`play.${obstacle.kind}.text`)}</p>
        <div class="row">
          {!bad && (
            <Button
              kind="primary"
              testid="take-over"
              onClick={() => void controller.open(deal, true)}
            >
              {t('play.held.take')}
            </Button>
          )}
          <LinkButton href={href({ screen: 'home' })} testid="obstacle-home">
            {t('parts.home')}
          </LinkButton>
        </div>
      </div>
    </Page>
  );
}
