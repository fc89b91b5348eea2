import { useQuery } from '@tanstack/react-query';
import { words } from '../../../words/en/admin-settings.ts';
import { Answer } from '../parts/answer.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LimitsForm } from './limits-form.tsx';
import { PaymentDetailsForm } from './payment-details-form.tsx';
import { SaleForm } from './sale-form.tsx';
import { SeasonForm } from './season-form.tsx';
import styles from './settings.module.css';
import { settingsQuery } from './settings-query.ts';
import { SiteForm } from './site-form.tsx';

/** Every section under the other, each saved by itself. */
export function Settings() {
  const query = useQuery(settingsQuery);
  return (
    <Answer query={query} lines={10}>
      {({ season, sale, limits, identity, payment, site }) => (
        <>
          <nav className={styles['sections']} aria-label={words.sections}>
            <a href="#season">{words.season.title}</a>
            <a href="#sale">{words.sale.title}</a>
            <a href="#limits">{words.limits.title}</a>
            <a href="#identity">{words.identity.title}</a>
            <a href="#payment">{words.payment.title}</a>
            <a href="#site">{words.site.title}</a>
          </nav>
          <SeasonForm stored={season} />
          <SaleForm stored={sale} />
          <LimitsForm stored={limits} />
          <IdentityForm stored={identity} />
          <PaymentDetailsForm stored={payment} />
          <SiteForm stored={site} />
        </>
      )}
    </Answer>
  );
}
