import { saveSite } from '@shop/contracts/shop/endpoints';
import type { SettingsSectionView } from '@shop/contracts/shop/views';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { TextBoxes } from './boxes.tsx';
import { siteDraft, siteOf } from './drafts.ts';
import { SectionPanel } from './section-panel.tsx';
import { useSectionForm } from './use-section-form.ts';

const texts = words.site;
const rules = {
  section: 'site' as const,
  title: texts.title,
  draftOf: siteDraft,
  save: (draft: ReturnType<typeof siteDraft>, revision: number) =>
    callSignedIn(saveSite, { body: { revision, ...siteOf(draft) } }),
};
const problems = { tagManagerId: texts.tagManagerIdProblem, redirects: texts.redirectsProblem };

export function SiteForm({ stored }: { stored: SettingsSectionView<'site'> }) {
  const form = useSectionForm(rules, stored);
  const { draft, change, error } = form;
  return (
    <SectionPanel id="site" title={texts.title} intro={texts.intro} form={form}>
      <TextBoxes
        draft={draft}
        change={change}
        problems={fieldProblemsOf(error, problems)}
        texts={texts}
        boxes={[['redirects', 'lines'], ['tagManagerId']]}
      />
    </SectionPanel>
  );
}
