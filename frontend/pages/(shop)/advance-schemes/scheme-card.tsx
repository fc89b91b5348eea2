import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { LinkButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Money } from '../../../ui/money.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { words } from '../../../words/en/schemes.ts';
import type { Data } from './+data.ts';
import styles from './schemes.module.css';

/** A scheme in figures that need no calculator, and how to join: by phone. */
export function SchemeCard({
  scheme,
  phone,
  whatsapp,
  priority,
}: {
  scheme: Data['schemes'][number];
  phone: string;
  whatsapp: string;
  priority: boolean;
}) {
  const { totals } = scheme;
  return (
    <article className={styles['card']} id={scheme.slug}>
      {scheme.picture && (
        <span className={styles['picture']}>
          <Picture picture={scheme.picture} sizes="96px" priority={priority} decorative />
        </span>
      )}
      <div className={styles['words']}>
        <h2>{scheme.name}</h2>
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
        <p className={styles['muted']}>{words.joinText}</p>
        <p className={styles['join']}>
          <LinkButton href={`tel:+91${phone}`}>
            <Icon name="phone" />
            {words.join(scheme.name)}: {formatMobile(phone)}
          </LinkButton>
          <a href={`https://wa.me/91${whatsapp}`}>{words.whatsapp}</a>
        </p>
      </div>
    </article>
  );
}
