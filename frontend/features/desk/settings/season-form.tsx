import { SETTINGS_TEXT } from '@shop/contracts/rules/limits';
import { Switch } from '@mantine/core';
import { saveSeason } from '@shop/contracts/shop/endpoints';
import type { SettingsSectionView } from '@shop/contracts/shop/views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { TextBoxes } from './boxes.tsx';
import { seasonDraft, seasonOf } from './drafts.ts';
import { SectionPanel } from './section-panel.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = words.season;
const rules = {
  section: 'season' as const,
  title: texts.title,
  draftOf: seasonDraft,
  save: (draft: ReturnType<typeof seasonDraft>, revision: number) =>
    callSignedIn(saveSeason, { body: { revision, ...seasonOf(draft) } }),
};

export function SeasonForm({ stored }: { stored: SettingsSectionView<'season'> }) {
  const form = useSectionForm(rules, stored);
  const { draft, change, error } = form;
  return (
    <SectionPanel id="season" title={texts.title} intro={texts.intro} form={form}>
      <Switch
        label={texts.closed}
        description={texts.closedHelp}
        size="md"
        checked={draft.closed}
        onChange={({ currentTarget }) => change({ closed: currentTarget.checked })}
      />
      <TextBoxes
        draft={draft}
        change={change}
        problems={fieldProblemsOf(error)}
        texts={texts}
        limits={SETTINGS_TEXT.season}
        boxes={[
          ['name'],
          ['year', 'digits'],
          ['opensOn', 'date'],
          ['closesOn', 'date'],
          ['lastOrderOn', 'date'],
          ['message', 'lines'],
          ['nextOpensOn', 'date'],
        ]}
      />
    </SectionPanel>
  );
}
