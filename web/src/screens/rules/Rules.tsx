// The rules of one game on one page, with the way to the others.
import { href } from '../../app/router';
import { descriptionOf, gameIds, type GameId } from '../../games';
import { fill, rulesInWords, t } from '../../texts';
import { LinkButton, Page } from '../parts';
import { BoardPicture, ExamplePicture } from './Pictures';
import './rules.css';
import type { RulesText } from './text';

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return <p>{lines[0]}</p>;
  return (
    <ul class="rule-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function GameRulesPage({ game, words }: { game: GameId; words: RulesText }) {
  const rules = words.games[game];
  const { headings } = words;
  const name = t(`game.${game}`);
  const { board, examples } = descriptionOf(game);
  return (
    <article class="rules-text">
      <p class="lead">{rules.lead}</p>
      <div class="row">
        <LinkButton icon="play" href={href({ screen: 'learn', game })} testid="rules-learn">
          {t('lesson.learn')}
        </LinkButton>
      </div>
      <h2>{headings.goal}</h2>
      <Lines lines={rules.goal} />
      <h2>{headings.deal}</h2>
      <BoardPicture board={board} words={fill(words.boardOf, { game: name, deal: board.deal })} />
      <Lines lines={rules.deal} />
      <h2>{headings.moves}</h2>
      <Lines lines={rules.moves} />
      <h2>{headings.examples}</h2>
      <ul class="rule-examples">
        {examples.map((example, i) => (
          <ExamplePicture
            key={i}
            example={example}
            caption={rules.examples[i] ?? ''}
            words={words}
          />
        ))}
      </ul>
      <h2>{headings.terms}</h2>
      <dl class="rule-terms">
        {rules.terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>{headings.score}</h2>
      <Lines lines={rules.score} />
      <h2>{headings.id}</h2>
      <Lines lines={rules.id} />
      <div class="row">
        <LinkButton
          kind="primary"
          icon="play"
          href={href({ screen: 'play', deal: board.deal })}
          testid="rules-play"
        >
          {t('rules.tryDeal', { deal: board.deal })}
        </LinkButton>
      </div>
    </article>
  );
}

export function Rules({ game = gameIds[0] as GameId }: { game?: GameId | undefined }) {
  const words = rulesInWords() as RulesText;
  return (
    <Page title={t('rules.title', { game: t(`game.${game}`) })} testid="rules">
      <nav class="rules-games" aria-label={t('home.games')}>
        {gameIds.map((id) => (
          <a
            key={id}
            class="button"
            href={href({ screen: 'rules', game: id })}
            aria-current={id === game ? 'page' : undefined}
            data-testid={`rules-of-${id}`}
          >
            {t(`game.${id}`)}
          </a>
        ))}
      </nav>
      <GameRulesPage game={game} words={words} />
    </Page>
  );
}
