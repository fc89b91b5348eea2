import type { Endpoint } from '@shop/contracts/endpoint';
import type { Revised } from '@shop/contracts/revised';
import {
  saveIdentity,
  saveInvoiceTerms,
  saveLooks,
  saveOrderLimits,
  savePaymentDetails,
  saveReferralTerms,
  saveSale,
  saveSeason,
  saveSite,
  saveTallyNames,
} from '@shop/contracts/shop/endpoints';
import type { Settings, SettingsView } from '@shop/contracts/shop/views';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/settings.ts';
import { staffSession } from '../../accounts/session.ts';
import type { Fields } from '../parts/record/state/fields.ts';
import { RecordForm } from '../parts/record/record-form.tsx';
import { OpenOrClose } from './open-or-close.tsx';
import { NextSeason } from './next-season.tsx';
import {
  identityFields,
  invoiceFields,
  looksFields,
  limitsFields,
  paymentFields,
  referralFields,
  saleFields,
  seasonFields,
  siteFields,
  tallyFields,
} from './section-fields.ts';
import { settingsQuery } from './settings-query.ts';

export interface SectionProps {
  settings: SettingsView;
}

/** The pages of the settings by the last part of their addresses, in order. */
export const SECTIONS = {
  door: OpenOrClose,
  season: section('season', seasonFields, saveSeason),
  sale: section('sale', saleFields, saveSale),
  limits: section('limits', limitsFields, saveOrderLimits),
  identity: section('identity', identityFields, saveIdentity),
  looks: section('looks', looksFields, saveLooks, ({ logo, homePicture, colour }) => ({
    colour,
    logoKey: logo?.key ?? null,
    homePictureKey: homePicture?.key ?? null,
  })),
  payment: section('payment', paymentFields, savePaymentDetails),
  invoices: section('invoices', invoiceFields, saveInvoiceTerms),
  referrals: section('referrals', referralFields, saveReferralTerms),
  tally: section('tally', tallyFields, saveTallyNames),
  site: section('site', siteFields, saveSite),
  next: NextSeason,
} satisfies Record<string, (props: SectionProps) => ReactNode>;

export type SectionName = keyof typeof SECTIONS;

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

type Saving<Body> = Endpoint<string, { body: Body & { revision: number }; view: SettingsView }>;

/** A section that is saved as a record by itself. */
function section<Name extends keyof Settings, Value extends object, Body extends object = Value>(
  name: Name,
  fields: Fields<Value>,
  endpoint: Saving<Body>,
  bodyOf = (value: Value): Body => value as object as Body,
) {
  return function Section({ settings }: SectionProps) {
    const queries = useQueryClient();
    const save = async (value: Value, revision: number) => {
      const saved = await callSignedIn(endpoint, { body: { ...bodyOf(value), revision } });
      queries.setQueryData(settingsQuery.queryKey, saved);
      return saved[name] as Revised<object> as Revised<Value>;
    };
    return (
      <RecordForm
        subject={`settings/${name}`}
        title={words[name].title}
        intro={words[name].intro}
        readOnly={!staffSession.current().permissions.includes('settings.write')}
        fields={fields}
        record={settings[name] as Revised<object> as Revised<Value>}
        save={save}
      />
    );
  };
}
