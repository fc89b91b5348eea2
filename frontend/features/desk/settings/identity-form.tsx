import { SETTINGS_TEXT } from '@shop/contracts/rules/limits';
import { saveIdentity } from '@shop/contracts/shop/endpoints';
import type { SettingsSectionView } from '@shop/contracts/shop/views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { TextBoxes } from './boxes.tsx';
import { identityDraft, identityOf } from './drafts.ts';
import { SectionPanel } from './section-panel.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = words.identity;
const rules = {
  section: 'identity' as const,
  title: texts.title,
  draftOf: identityDraft,
  save: (draft: ReturnType<typeof identityDraft>, revision: number) =>
    callSignedIn(saveIdentity, { body: { revision, ...identityOf(draft) } }),
};
const problems = {
  pinCode: texts.pinCodeProblem,
  stateCode: texts.stateCodeProblem,
  phones: texts.phonesProblem,
  gstin: texts.gstinProblem,
};

export function IdentityForm({ stored }: { stored: SettingsSectionView<'identity'> }) {
  const form = useSectionForm(rules, stored);
  const { draft, change, error } = form;
  return (
    <SectionPanel id="identity" title={texts.title} intro={texts.intro} form={form}>
      <TextBoxes
        draft={draft}
        change={change}
        problems={fieldProblemsOf(error, problems)}
        texts={texts}
        limits={SETTINGS_TEXT.identity}
        boxes={[
          ['name'],
          ['tagline'],
          ['legalName'],
          ['since', 'digits'],
          ['address'],
          ['city'],
          ['pinCode', 'digits'],
          ['stateCode', 'digits'],
          ['phones', 'lines'],
          ['whatsapp', 'tel'],
          ['email', 'email'],
          ['licenceNumber'],
          ['licenceExpiresOn', 'date'],
          ['gstin'],
        ]}
      />
    </SectionPanel>
  );
}
