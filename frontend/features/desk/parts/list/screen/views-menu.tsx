import { Button } from '@mantine/core';
import { deleteSavedView, listSavedViews, saveView } from '@shop/contracts/saved-views/endpoints';
import type { SavedView } from '@shop/contracts/saved-views/views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callSignedIn } from '../../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../../api/errors.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { toast } from '../../../../../ui/messages/toast.ts';
import { words } from '../../../../../words/en/staff/list.ts';
import { Fetched } from '../../fetched.tsx';
import { useDropPanel } from '../../use-drop-panel.ts';
import { isFiltered, viewOf, type Chosen } from '../address.ts';
import styles from './views-menu.module.css';

const NameView = lazy(async () => ({ default: (await import('./name-view.tsx')).NameView }));

interface ViewsMenuProps {
  list: { name: string; path: string };
  chosen: Chosen;
}

/** Filters that this person gave names to: to go back to, to save, to delete. */
export function ViewsMenu({ list: { name: list, path }, chosen }: ViewsMenuProps) {
  const [naming, setNaming] = useState(false);
  const { opens, panel, close } = useDropPanel(words.views);
  const queries = useQueryClient();
  const queryKey = ['saved-views', list];
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: () => callSignedIn(listSavedViews, { query: { list } }),
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => callSignedIn(deleteSavedView, { params: { id } }),
    onSuccess: (_, view) => toast(words.viewDeleted(view.name)),
    onError: (error) => toast(sentenceOf(error), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const filters = viewOf(chosen);
  return (
    <>
      <Button {...opens} variant="default">
        {words.views}
      </Button>
      <div {...panel}>
        {views.length === 0 && <p className={styles['none']}>{words.noViews}</p>}
        <ul className={styles['views']}>
          {views.map((view) => (
            <li key={view.id}>
              <a
                href={view.filters === '' ? path : `${path}?${view.filters}`}
                aria-current={view.filters === filters ? 'true' : undefined}
                onClick={close}
              >
                <bdi>{view.name}</bdi>
              </a>
              <button
                type="button"
                aria-label={words.deleteView(view.name)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(view)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <Button
          variant="subtle"
          disabled={!isFiltered(chosen) && chosen['sort'] === undefined}
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          {words.saveView}
        </Button>
      </div>
      {naming && (
        <Fetched>
          <NameView
            list={list}
            save={(name) => callSignedIn(saveView, { body: { list, name, filters } })}
            onSaved={(saved) => queries.setQueryData(queryKey, saved)}
            onClose={() => setNaming(false)}
          />
        </Fetched>
      )}
    </>
  );
}
