import { saveOrderLimits } from '@shop/contracts/shop/endpoints';
import type { SettingsSectionView } from '@shop/contracts/shop/views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { TextBoxes } from './boxes.tsx';
import { limitsDraft, limitsOf } from './drafts.ts';
import { SectionPanel } from './section-panel.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = words.limits;
const rules = {
  section: 'limits' as const,
  title: texts.title,
  draftOf: limitsDraft,
  save: (draft: ReturnType<typeof limitsDraft>, revision: number) =>
    callSignedIn(saveOrderLimits, { body: { revision, ...limitsOf(draft) } }),
};
const PROBLEMS = {
  orderPaise: texts.rupeesProblem,
  openOrdersPerPhone: texts.numberProblem,
  openPaisePerPhone: texts.rupeesProblem,
  ordersPerAddress: texts.numberProblem,
  ordersPerDevice: texts.numberProblem,
  ordersPerReferrer: texts.numberProblem,
};

export function LimitsForm({ stored }: { stored: SettingsSectionView<'limits'> }) {
  const form = useSectionForm(rules, stored);
  const { draft, change, error } = form;
  return (
    <SectionPanel id="limits" title={texts.title} intro={texts.intro} form={form}>
      <TextBoxes
        draft={draft}
        change={change}
        problems={fieldProblemsOf(error, PROBLEMS)}
        texts={texts}
        boxes={[
          ['orderPaise', 'digits'],
          ['openOrdersPerPhone', 'digits'],
          ['openPaisePerPhone', 'digits'],
          ['ordersPerAddress', 'digits'],
          ['ordersPerDevice', 'digits'],
          ['ordersPerReferrer', 'digits'],
        ]}
      />
    </SectionPanel>
  );
}
