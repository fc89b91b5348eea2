import { Button } from '@mantine/core';
import { listContactMessages } from '@shop/contracts/contacts/endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { words } from '../../../words/en/admin-contacts.ts';
import { Answer } from '../parts/answer.tsx';
import { Pager } from '../parts/pager.tsx';
import { contactFiltersIn, contactsAddress, type ContactState, contactsKey } from './contact-filters.ts';
import styles from './contact-list.module.css';
import { MessageCard } from './message-card.tsx';

const STATES: readonly ContactState[] = ['open', 'done', 'all'];
/** How often an open, visible list asks anew, ms. */
const ASK_EVERY = 30_000;

/** What people wrote, newest first; first of all what waits for an answer. */
export function ContactList() {
  const { state, page } = contactFiltersIn(usePageContext().urlParsed.search);
  const query = useQuery({
    queryKey: [...contactsKey, state, page],
    queryFn: () => callSignedIn(listContactMessages, { query: { page, ...(state !== 'all' && { state }) } }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY,
  });
  return (
    <>
      <nav className={styles['states']} aria-label={words.choose}>
        {STATES.map((each) => (
          <Button
            key={each}
            component="a"
            href={contactsAddress({ state: each, page: 1 })}
            variant={each === state ? 'filled' : 'default'}
            aria-current={each === state ? 'page' : undefined}
          >
            {words.states[each]}
          </Button>
        ))}
      </nav>
      <Answer query={query} lines={6}>
        {(view) =>
          view.messages.length > 0 ? (
            <>
              <p className={styles['found']} role="status">
                {words.found(view.total)}
              </p>
              <ul className={styles['list']}>
                {view.messages.map((message) => (
                  <MessageCard key={message.id} message={message} />
                ))}
              </ul>
              <Pager
                view={view}
                shown={view.messages.length}
                hrefOf={(other) => contactsAddress({ state, page: other })}
              />
            </>
          ) : (
            <Nothing state={state} beyond={page > 1} />
          )
        }
      </Answer>
    </>
  );
}

function Nothing({ state, beyond }: { state: ContactState; beyond: boolean }) {
  if (!beyond) {
    return (
      <EmptyState title={words.none[state]}>
        <p>{words.noneHelp}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={words.beyond}>
      <LinkButton look="quiet" href={contactsAddress({ state, page: 1 })}>
        {words.toFirstPage}
      </LinkButton>
    </EmptyState>
  );
}
