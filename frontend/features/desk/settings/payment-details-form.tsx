import { SETTINGS_TEXT } from '@shop/contracts/rules/limits';
import { savePaymentDetails } from '@shop/contracts/shop/endpoints';
import type { SettingsSectionView } from '@shop/contracts/shop/views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { TextBoxes } from './boxes.tsx';
import { paymentDraft, paymentOf } from './drafts.ts';
import { SectionPanel } from './section-panel.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = words.payment;
const rules = {
  section: 'payment' as const,
  title: texts.title,
  draftOf: paymentDraft,
  save: (draft: ReturnType<typeof paymentDraft>, revision: number) =>
    callSignedIn(savePaymentDetails, { body: { revision, ...paymentOf(draft) } }),
};
const problems = {
  upiId: texts.upiIdProblem,
  accountNumber: texts.accountNumberProblem,
  ifsc: texts.ifscProblem,
};

export function PaymentDetailsForm({ stored }: { stored: SettingsSectionView<'payment'> }) {
  const form = useSectionForm(rules, stored);
  const { draft, change, error } = form;
  return (
    <SectionPanel id="payment" title={texts.title} intro={texts.intro} form={form}>
      <TextBoxes
        draft={draft}
        change={change}
        problems={fieldProblemsOf(error, problems)}
        texts={texts}
        limits={SETTINGS_TEXT.payment}
        boxes={[['upiId'], ['accountName'], ['accountNumber', 'digits'], ['ifsc'], ['bank']]}
      />
    </SectionPanel>
  );
}
