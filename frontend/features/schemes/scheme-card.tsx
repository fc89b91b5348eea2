import { formatDay } from '@shop/contracts/rules/days';
import { langOf } from '../../lib/language.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { Money } from '../../ui/text/money.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/text/rich-text.tsx';
import { words } from '../../words/en/shop/schemes.ts';
import { chooseScheme } from './use-join-draft.ts';
import styles from './schemes.module.css';
import type { ShownScheme } from './shown-schemes.ts';

/** A scheme in figures that need no calculator, and the way to the form. */
export function SchemeCard({ scheme, priority }: { scheme: ShownScheme; priority: boolean }) {
  const { totals } = scheme;
  return (
    <article className={styles['card']} id={scheme.slug}>
      {scheme.picture && (
        <span className={styles['picture']}>
          <Picture picture={scheme.picture} sizes="96px" priority={priority} decorative />
        </span>
      )}
      <div className={styles['words']}>
        <h2 lang={langOf(scheme.name)}>{scheme.name}</h2>
        <p className={styles['muted']}>{words.perMonth(scheme.monthlyPaise, scheme.instalments)}</p>
      </div>
      <dl className={styles['totals']}>
        <div>
          <dt>{words.pay}</dt>
          <dd>
            <Money paise={totals.paidPaise} />
          </dd>
        </div>
        <div>
          <dt>{words.benefit}</dt>
          <dd>
            <Money paise={totals.benefitPaise} />
            <span className={styles['small']}>{words.percent(scheme.benefitBasisPoints)}</span>
          </dd>
        </div>
        <div>
          <dt>{words.buyFor}</dt>
          <dd>
            <Money paise={totals.worthPaise} />
          </dd>
        </div>
      </dl>
      <div className={styles['text']}>
        <RichText html={scheme.description} />
        <dl className={styles['facts']}>
          <dt>{words.joinUntil}</dt>
          <dd>{formatDay(scheme.joinUntil)}</dd>
          <dt>{words.first}</dt>
          <dd>{scheme.firstDue && formatDay(scheme.firstDue)}</dd>
          <dt>{words.last}</dt>
          <dd>{scheme.lastDue && formatDay(scheme.lastDue)}</dd>
          <dt>{words.members}</dt>
          <dd>{scheme.mostMembers}</dd>
        </dl>
        {scheme.isFull ? (
          <p className={styles['full']}>{words.full}</p>
        ) : (
          <LinkButton href="#join" className={styles['join']} onClick={() => chooseScheme(scheme.slug)}>
            {words.join(scheme.name)}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
