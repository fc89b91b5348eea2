import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { words as site } from '../../words/en/shop/site.ts';
import { words } from '../../words/en/shop/home.ts';
import styles from './trust-facts.module.css';

/** Licence, GSTIN, age and address: what can be checked. */
export function TrustFacts({ identity }: { identity: ShopIdentity }) {
  const say = words.trustFacts;
  const [phone] = identity.phones;
  return (
    <div className={styles['card']}>
      <dl className={styles['facts']}>
        <div>
          <dt>{say.licence}</dt>
          <dd>{identity.licenceNumber}</dd>
          <dd className={styles['small']}>
            {site.footer.licenceUntil(formatDay(identity.licenceExpiresOn))}
          </dd>
        </div>
        <div>
          <dt>{say.gstin}</dt>
          <dd>{identity.gstin}</dd>
          <dd className={styles['small']}>{identity.legalName}</dd>
        </div>
        <div>
          <dt>{say.since}</dt>
          <dd>{identity.since}</dd>
        </div>
        <div>
          <dt>{say.where}</dt>
          <dd>
            {identity.address}, {identity.city}&nbsp;{identity.pinCode}
          </dd>
        </div>
      </dl>
      <p>
        {words.verify} {phone && <a href={`tel:+91${phone}`}>{formatMobile(phone)}</a>}
      </p>
    </div>
  );
}
