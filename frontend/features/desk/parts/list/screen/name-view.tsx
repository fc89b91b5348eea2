import { SAVED_VIEW_TEXT } from '@shop/contracts/rules/limits';
import type { SavedView } from '@shop/contracts/saved-views/views';
import { toast } from '../../../../../ui/messages/toast.ts';
import { words } from '../../../../../words/en/staff/list.ts';
import { fieldsOf } from '../../record/state/fields.ts';
import { RecordDialog } from '../../record/record-dialog.tsx';

interface NameViewProps {
  list: string;
  save: (name: string) => Promise<SavedView[]>;
  onSaved: (views: SavedView[]) => void;
  onClose: () => void;
}

const fields = fieldsOf<{ name: string }>(words.viewFields, {
  name: { kind: 'text', limit: SAVED_VIEW_TEXT.name },
});

/** Asks for the name under which filters are kept. */
export function NameView({ list, save, onSaved, onClose }: NameViewProps) {
  return (
    <RecordDialog
      subject={`${list}/view`}
      title={words.saveViewTitle}
      fields={fields}
      initial={{ name: '' }}
      submit={words.save}
      send={async ({ name }) => {
        onSaved(await save(name));
        toast(words.viewSaved(name));
      }}
      onClose={onClose}
    />
  );
}
