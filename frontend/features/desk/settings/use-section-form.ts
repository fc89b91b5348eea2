import type {
  Settings,
  SettingsSection,
  SettingsSectionView,
  SettingsView,
} from '@shop/contracts/shop/views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { useOnce } from '../parts/use-once.ts';
import { isSame, type Draft } from './drafts.ts';
import { settingsQuery } from './settings-query.ts';

interface SectionRules<Section extends SettingsSection, Boxes extends Draft> {
  section: Section;
  title: string;
  draftOf: (value: Settings[Section]) => Boxes;
  save: (draft: Boxes, revision: number) => Promise<SettingsView>;
}

/**
 * One section while it is edited, from the revision it was read at. While nothing is changed here it follows what
 * others save; when both changed it, saving is refused, and the person decides.
 */
export function useSectionForm<Section extends SettingsSection, Boxes extends Draft>(
  { section, title, draftOf, save }: SectionRules<Section, Boxes>,
  stored: SettingsSectionView<Section>,
) {
  const queries = useQueryClient();
  const once = useOnce();
  const [base, setBase] = useState(() => ({ draft: draftOf(stored.value), revision: stored.revision }));
  const [draft, setDraft] = useState(base.draft);
  const dirty = !isSame(draft, base.draft);

  const adopt = ({ value, revision }: SettingsSectionView<Section>) => {
    const fresh = draftOf(value);
    setBase({ draft: fresh, revision });
    setDraft(fresh);
  };
  if (!dirty && stored.revision !== base.revision) adopt(stored);

  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: () => save(draft, base.revision),
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      adopt(saved[section]);
      toast(words.saved(title));
    },
  });
  const theirs = async () => {
    const settings = await queries.query({ ...settingsQuery, staleTime: 0 });
    reset();
    return settings[section];
  };

  return {
    draft,
    dirty,
    busy: isPending,
    error,
    conflict: error instanceof ApiError && error.code === 'settings-changed-meanwhile',
    change: (changed: Partial<Boxes>) => setDraft({ ...draft, ...changed }),
    submit: () => void once(() => mutateAsync()).catch(() => undefined),
    discard: () => {
      reset();
      setDraft(base.draft);
    },
    loadTheirs: async () => {
      adopt(await theirs());
      toast(words.theirsLoaded);
    },
    keepMine: async () => {
      const { value, revision } = await theirs();
      setBase({ draft: draftOf(value), revision });
      toast(words.mineKept);
    },
  };
}
