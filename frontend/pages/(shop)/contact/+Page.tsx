import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import { paths } from '../../../lib/paths.ts';
import { BreakingText } from '../../../ui/text/breaking-text.tsx';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Columns, Container, Section } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/shop/contact.ts';
import type { Data } from './+data.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

export function Page() {
  const { identity } = usePageContext().shop;
  const { typed, refusal, sent } = useData<Data>();
  return (
    <Container>
      <h1>{words.title}</h1>
      {sent && (
        <div className={styles['sent']} role="status" id="sent">
          <Notice title={words.sentTitle}>
            <p>{words.sentText}</p>
            <LinkButton href={`${paths.contact}#write`} look="quiet" className={styles['another']}>
              {words.another}
            </LinkButton>
          </Notice>
        </div>
      )}
      <p className={styles['lead']}>{words.lead}</p>
      <Columns>
        <div>
          <dl className={styles['facts']}>
            <dt>{words.phone}</dt>
            <dd>
              {identity.phones.map((phone) => (
                <a key={phone} href={`tel:+91${phone}`}>
                  {formatMobile(phone)}
                </a>
              ))}
            </dd>
            <dt>{words.whatsapp}</dt>
            <dd>
              <a href={`https://wa.me/91${identity.whatsapp}`}>{formatMobile(identity.whatsapp)}</a>
            </dd>
            <dt>{words.email}</dt>
            <dd>
              <a href={`mailto:${identity.email}`}>
                <span>
                  <BreakingText text={identity.email} />
                </span>
              </a>
            </dd>
            <dt>{words.address}</dt>
            <dd>
              {identity.address}, {identity.city}&nbsp;{identity.pinCode}
            </dd>
          </dl>
          <Section title={words.verifyTitle} id="verify">
            <div className={styles['verify']}>
              <p>{words.verifyLead}</p>
              <ol>
                {words.verify(identity.legalName).map((check) => (
                  <li key={check}>{check}</li>
                ))}
              </ol>
              <dl className={styles['facts']}>
                <dt>{words.company}</dt>
                <dd>{identity.legalName}</dd>
                <dt>{words.licence}</dt>
                <dd>
                  {identity.licenceNumber}, {words.validUntil(formatDay(identity.licenceExpiresOn))}
                </dd>
                <dt>{words.gstin}</dt>
                <dd>{identity.gstin}</dd>
              </dl>
              <Notice kind="season" title={words.never}>
                <p>
                  {words.cheated} <a href="tel:1930">1930</a> {words.cheatedAfter}
                </p>
              </Notice>
            </div>
          </Section>
        </div>
        {!sent && (
          <div className={styles['write']}>
            <Section title={words.form} id="write">
              <ContactForm typed={typed} refusal={refusal} />
            </Section>
          </div>
        )}
      </Columns>
    </Container>
  );
}
