// What stands between the player and a table: no such room, another tab, an old page.
import { go } from '../../app/router';
import { t, type TextKey } from '../../texts';
import { Button, LinkButton, Page } from '../parts';
import { href } from '../../app/router';

export interface ObstacleProps {
  readonly title: TextKey;
  readonly sentence: string;
  readonly testid: string;
  readonly action?: { readonly label: TextKey; readonly run: () => void } | undefined;
}

export function Obstacle({ title, sentence, testid, action }: ObstacleProps) {
  return (
    <Page title={t(title)} testid={testid} back={href({ screen: 'online' })}>
      <div class="stack">
        <p role="alert">{sentence}</p>
        <div class="row">
          {action && (
            <Button kind="primary" testid={`${testid}-action`} onClick={action.run}>
              {t(action.label)}
            </Button>
          )}
          <LinkButton href={href({ screen: 'online' })} testid="to-lobby">
            {t('online.lobby')}
          </LinkButton>
          <Button kind="quiet" testid="to-home" onClick={() => go({ screen: 'home' })}>
            {t('parts.home')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
