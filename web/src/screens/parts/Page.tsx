// A page of text and controls: a header with the way back, a heading that takes the focus, the main part.
import type { ComponentChildren } from 'preact';
import { href } from '../../app/router';
import { t } from '../../texts';
import { Icon } from './Icon';

export interface PageProps {
  readonly title: string;
  readonly testid: string;
  readonly children: ComponentChildren;
  /** Where back leads; home unless told. */
  readonly back?: string;
  /** Buttons at the right of the header. */
  readonly actions?: ComponentChildren;
}

export function Page(props: PageProps) {
  return (
    <div class="page" data-testid={props.testid}>
      <header class="page-header">
        <a
          class="icon-button"
          href={props.back ?? href({ screen: 'home' })}
          aria-label={t('parts.home')}
          title={t('parts.home')}
          data-testid="back"
        >
          <Icon name="back" />
        </a>
        <h1 tabIndex={-1} data-heading>
          {props.title}
        </h1>
        <div class="page-actions">{props.actions}</div>
      </header>
      <main class="page-main">{props.children}</main>
    </div>
  );
}
