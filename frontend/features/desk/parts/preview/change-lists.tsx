import type { ChangeSetsView, ChangeSetView } from '@shop/contracts/sheets/views';
import type { UseQueryResult } from '@tanstack/react-query';
import { words as english } from '../../../../words/en/staff/preview.ts';
import { Answer } from '../answer.tsx';
import { useWords } from '../chosen-words.ts';
import { ChangeHistory, type ChangeHistoryProps } from './change-history.tsx';

interface ChangeListsProps extends Pick<ChangeHistoryProps, 'texts' | 'about'> {
  changes: UseQueryResult<ChangeSetsView>;
}

const hasWayBack = ({ state, mayUndo }: ChangeSetView) => mayUndo || state === 'scheduled';

/** Changes that wait for their hour or can be taken back: they stand over the sheet, which is long. */
export function OpenChanges({
  changes: { data },
  ...history
}: ChangeListsProps & Pick<ChangeHistoryProps, 'isBusy' | 'onBack'>) {
  const open = data?.changeSets.filter(hasWayBack) ?? [];
  return open.length > 0 && <ChangeHistory changeSets={open} brief {...history} />;
}

/** The other changes, newest first. */
export function EarlierChanges({ changes, texts, about }: ChangeListsProps) {
  const words = useWords(english);
  return (
    <Answer query={changes} lines={2}>
      {({ changeSets }) => {
        const others = changeSets.filter((set) => !hasWayBack(set));
        if (others.length === 0 && changeSets.length > 0) return null;
        return (
          <ChangeHistory
            title={words.earlier}
            changeSets={others}
            isBusy={false}
            {...(texts && { texts })}
            {...(about && { about })}
          />
        );
      }}
    </Answer>
  );
}
