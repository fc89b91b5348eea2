import { Radio, Stack } from '@mantine/core';
import { saveSale } from '@shop/contracts/shop/endpoints';
import type { SaleMode, SettingsSectionView } from '@shop/contracts/shop/views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { TextBoxes } from './boxes.tsx';
import { saleDraft, saleOf } from './drafts.ts';
import { SectionPanel } from './section-panel.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = words.sale;
const MODES: readonly SaleMode[] = ['estimate', 'order', 'catalogue'];
const rules = {
  section: 'sale' as const,
  title: texts.title,
  draftOf: saleDraft,
  save: (draft: ReturnType<typeof saleDraft>, revision: number) =>
    callSignedIn(saveSale, { body: { revision, ...saleOf(draft) } }),
};

export function SaleForm({ stored }: { stored: SettingsSectionView<'sale'> }) {
  const form = useSectionForm(rules, stored);
  const { draft, change, error } = form;
  return (
    <SectionPanel id="sale" title={texts.title} intro={texts.intro} form={form}>
      <Radio.Group label={texts.mode} value={draft.mode} onChange={(mode) => change({ mode })}>
        <Stack gap="sm" mt="xs">
          {MODES.map((mode) => (
            <Radio
              key={mode}
              value={mode}
              label={texts.modes[mode]}
              description={texts.modeHelp[mode]}
              size="md"
            />
          ))}
        </Stack>
      </Radio.Group>
      <TextBoxes
        draft={draft}
        change={change}
        problems={fieldProblemsOf(error, { orderPrefix: texts.orderPrefixProblem })}
        texts={texts}
        boxes={[['orderPrefix']]}
      />
    </SectionPanel>
  );
}
