import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, createSpotlight } from '@mantine/spotlight';
import { find } from '@shop/contracts/finding/endpoints';
import type { FoundView } from '@shop/contracts/finding/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMobile } from '@shop/contracts/rules/phone';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { paths } from '../../../../lib/paths.ts';
import { TYPING_PAUSE } from '../../../../lib/timeouts.ts';
import { words } from '../../../../words/en/staff/shell.ts';
import { orderStateWords } from '../../../../words/en/shop/order-states.ts';
import { useFocusReturn } from '../../parts/focus/use-focus-return.ts';
import { keyCommands, keyName, pressKey } from '../../parts/commands/key-commands.ts';
import { isCalled, withSettings } from './called.ts';
import type { ActionCommand, PageCommand } from './pages.ts';

const NOTHING: FoundView = {
  orders: [],
  members: [],
  referrers: [],
  products: [],
  posts: [],
  cities: [],
  banned: false,
};

const [store, palette] = createSpotlight();

/** Finds pages, orders, people, products and posts by a few letters, with the keyboard alone. It is mounted while it is open. */
export function Palette({
  pages,
  actions,
  onClose,
}: {
  pages: readonly PageCommand[];
  actions: readonly ActionCommand[];
  onClose: () => void;
}) {
  const [typed, setTyped] = useState('');
  const [rested] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const asks = rested.length >= DESK_TEXT.find.min;
  const { data, error, isFetching } = useQuery({
    queryKey: ['finding', rested],
    queryFn: () => callSignedIn(find, { query: { q: rested } }),
    enabled: asks,
  });
  useFocusReturn();
  useEffect(() => palette.open(), []);
  const [here] = useState(keyCommands);
  const isMatch = (command: { text: string; href?: string }) => isCalled(command, typed);
  const steps = here.filter(isMatch);
  const shown = pages.filter(isMatch);
  const doable = withSettings(actions, pages, typed).filter(isMatch);
  // What was found for fewer letters is taken away: whoever presses Enter would open another order than they typed.
  const waits = isFetching || rested !== typed.trim();
  // A backend of the version before, while a new one is rolled out, knows less.
  const found = asks && data && !waits ? { ...NOTHING, ...data } : NOTHING;
  const { orders, members, referrers, products, posts, cities } = found;
  const groups = [steps, shown, doable, orders, members, referrers, products, posts, cities];
  const isEmpty = groups.every((group) => group.length === 0);
  return (
    <Spotlight.Root
      store={store}
      query={typed}
      onQueryChange={setTyped}
      onSpotlightClose={onClose}
      shortcut={null}
      scrollable
      maxHeight="60vh"
    >
      <Spotlight.Search placeholder={words.findWhat} aria-label={words.find} maxLength={DESK_TEXT.find.max} />
      <Spotlight.ActionsList>
        {steps.length > 0 && (
          <Spotlight.ActionsGroup label={words.onThisPage}>
            {steps.map(({ key, text }) => (
              <Spotlight.Action
                key={key}
                label={text}
                rightSection={<kbd>{keyName(key)}</kbd>}
                onClick={() => pressKey(key)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {shown.length > 0 && (
          <Spotlight.ActionsGroup label={words.pagesFound}>
            {shown.map(({ text, href, key }) => (
              <Spotlight.Action
                key={href}
                label={text}
                rightSection={key && <kbd>g {key}</kbd>}
                onClick={() => void navigate(href)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {doable.length > 0 && (
          <Spotlight.ActionsGroup label={words.actionsFound}>
            {doable.map(({ text, href }) => (
              <Spotlight.Action key={href} label={text} onClick={() => void navigate(href)} />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.orders.length > 0 && (
          <Spotlight.ActionsGroup label={words.orders}>
            {found.orders.map(({ number, customerName, phone, city, state }) => (
              <Spotlight.Action
                key={number}
                label={`${number} ${customerName}`}
                description={`${formatMobile(phone)} · ${city} · ${orderStateWords[state]}`}
                onClick={() => void navigate(paths.adminOrder(number))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.members.length > 0 && (
          <Spotlight.ActionsGroup label={words.members}>
            {found.members.map(({ number, name, phone }) => (
              <Spotlight.Action
                key={number}
                label={`${number} ${name}`}
                description={formatMobile(phone)}
                onClick={() => void navigate(paths.adminMember(number))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.referrers.length > 0 && (
          <Spotlight.ActionsGroup label={words.referrers}>
            {found.referrers.map(({ id, name, code }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={code}
                onClick={() => void navigate(paths.adminReferrer(id))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.products.length > 0 && (
          <Spotlight.ActionsGroup label={words.products}>
            {found.products.map(({ code, name }) => (
              <Spotlight.Action
                key={code}
                label={name}
                description={code}
                onClick={() => void navigate(paths.adminProduct(code))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.posts.length > 0 && (
          <Spotlight.ActionsGroup label={words.posts}>
            {found.posts.map(({ slug, title }) => (
              <Spotlight.Action
                key={slug}
                label={title}
                onClick={() => void navigate(paths.adminPost(slug))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.cities.length > 0 && (
          <Spotlight.ActionsGroup label={words.cities}>
            {found.cities.map(({ id, name, stateName }) => (
              <Spotlight.Action
                key={id}
                label={name}
                description={stateName}
                onClick={() => void navigate(paths.adminCity(id))}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found.banned && <Spotlight.Empty>{words.banned}</Spotlight.Empty>}
        {isEmpty && !waits && !found.banned && (
          <Spotlight.Empty>{error ? sentenceOf(error) : words.nothingFound}</Spotlight.Empty>
        )}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
