import { AnswerDesk } from '../../../../features/desk/contacts/answering.tsx';
import { contactList } from '../../../../features/desk/contacts/contact-list.tsx';
import { ListScreen } from '../../../../features/desk/parts/list/screen/list-screen.tsx';

export function Page() {
  return (
    <AnswerDesk>
      <ListScreen list={contactList} />
    </AnswerDesk>
  );
}
