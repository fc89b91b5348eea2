import { Button } from '@mantine/core';
import type { OrderedRowView } from '@shop/contracts/listing/views';
import type { Permission } from '@shop/contracts/rules/permissions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words } from '../../../../words/en/staff/sortable.ts';
import { staffSession } from '../../../accounts/session.ts';
import { notifyError } from '../action/use-action.ts';
import { Answer } from '../answer.tsx';
import { Dialog } from '../dialog.tsx';
import { SortableList } from './sortable-list.tsx';
import styles from './sortable.module.css';

interface OrderButtonProps {
  permission: Permission;
  /** The topic of the list that is sorted. */
  topic: string;
  /** Which of its lists, where the topic has several. */
  of?: string;
  title: string;
  /** Of the button, where “change the order” says too little. */
  text?: string;
  /** Where shoppers meet the order. */
  help: string;
  read: () => Promise<OrderedRowView[]>;
  /** Moves a row before another one, or to the end. */
  place: (id: string, before: string | null) => Promise<OrderedRowView[]>;
}

/** A button that opens a list to sort by hand, for those who may. Every move is saved at once. */
export function OrderButton(props: OrderButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!staffSession.current().permissions.includes(props.permission)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {props.text ?? words.change}
      </Button>
      {isOpen && (
        <Dialog title={props.title} onClose={() => setIsOpen(false)}>
          <Order {...props} />
        </Dialog>
      )}
    </>
  );
}

interface Move {
  id: string;
  before: string | null;
}

function Order({ topic, of = '', title, help, read, place }: OrderButtonProps) {
  const queries = useQueryClient();
  const queryKey = [topic, 'order', of];
  const query = useQuery({ queryKey, queryFn: read });
  /** As it stands here while moves are on their way; what colleagues do shows when the last has arrived. */
  const [mine, setMine] = useState<readonly OrderedRowView[] | null>(null);
  const { mutate } = useMutation({
    // One after the other: each is said by where the others stand.
    scope: { id: topic },
    mutationFn: ({ id, before }: Move) => place(id, before),
    onSuccess: (rows) => queries.setQueryData(queryKey, rows),
    onError: notifyError,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [topic] });
      if (queries.isMutating({ mutationKey: queryKey }) === 1) setMine(null);
    },
    mutationKey: queryKey,
  });
  const reorder = (rows: OrderedRowView[], { id }: OrderedRowView) => {
    setMine(rows);
    const at = rows.findIndex((row) => row.id === id);
    mutate({ id, before: rows[at + 1]?.id ?? null });
  };
  return (
    <>
      <p className={styles['help']}>{help}</p>
      <Answer query={query} lines={8}>
        {(rows) => (
          <SortableList
            label={title}
            items={mine ?? rows}
            idOf={({ id }) => id}
            nameOf={({ name }) => name}
            render={({ name }) => name}
            onReorder={reorder}
          />
        )}
      </Answer>
    </>
  );
}
