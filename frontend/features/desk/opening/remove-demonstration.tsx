import { Button, Checkbox } from '@mantine/core';
import { previewDemonstrationRemoval, removeDemonstration } from '@shop/contracts/shop/endpoints';
import type { DemonstrationView } from '@shop/contracts/shop/views';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { effectsOf, usesOf, words } from '../../../words/en/staff/demonstration.ts';
import { Answer } from '../parts/answer.tsx';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { notifyDone } from '../parts/action/use-action.ts';
import { Dialog } from '../parts/dialog.tsx';

const removalQuery = (withChanged: boolean) =>
  queryOptions({
    queryKey: ['settings', 'demonstration', withChanged],
    queryFn: () => callSignedIn(previewDemonstrationRemoval, { body: { withChanged } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Takes the demonstration away, after showing what goes and what stays. */
export function RemoveDemonstration() {
  const [asked, setAsked] = useState(false);
  const [withChanged, setWithChanged] = useState(false);
  const query = useQuery({ ...removalQuery(withChanged), enabled: asked });
  const close = () => setAsked(false);
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      {asked && (
        <Answer query={query}>
          {(view) =>
            view.uses.length > 0 ? (
              <Dialog title={words.inUse} onClose={close}>
                <p>{usesOf(view.uses)}</p>
                <p>{words.howToGoOn}</p>
              </Dialog>
            ) : (
              <Remove
                view={view}
                isWaiting={query.isPlaceholderData}
                withChanged={withChanged}
                onChoose={setWithChanged}
                onClose={close}
              />
            )
          }
        </Answer>
      )}
    </>
  );
}

interface RemoveProps {
  view: DemonstrationView;
  /** What is shown is of the choice before. */
  isWaiting: boolean;
  withChanged: boolean;
  onChoose: (withChanged: boolean) => void;
  onClose: () => void;
}

function Remove({ view, isWaiting, withChanged, onChoose, onClose }: RemoveProps) {
  const queries = useQueryClient();
  const run = async () => {
    await callSignedIn(removeDemonstration, { body: { withChanged } });
    notifyDone(words.removed);
    void queries.invalidateQueries();
  };
  return (
    <AskFirst
      title={words.remove}
      effects={effectsOf(view.rows)}
      submit={words.removeNow}
      danger
      isWaiting={isWaiting}
      run={run}
      onClose={onClose}
    >
      {(withChanged || view.rows.some(({ kept }) => kept > 0)) && (
        <Checkbox
          label={words.withChanged}
          checked={withChanged}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
      )}
      <p>{words.forGood}</p>
    </AskFirst>
  );
}
