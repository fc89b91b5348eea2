import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { useConfig } from 'vike-react/useConfig';
import { paths } from '../../../lib/paths.ts';
import { shopData, structuredData } from '../../../lib/head/structured-data.tsx';
import { words } from '../../../words/en/shop/contact.ts';
import { messageFieldsIn, sendMessage, type Refusal } from './send-message.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** The form is an ordinary one; a message that arrived leads to a page of its own, so that a reload sends nothing. */
export async function data(pageContext: PageContextServer) {
  const setConfig = useConfig();
  const { shop, form, publicUrl, urlParsed } = pageContext;
  const { identity } = shop;
  setConfig({
    title: `${words.title} | ${identity.name}`,
    description: words.description(identity.name, identity.city),
    Head: structuredData(shopData(publicUrl, identity)),
  });
  const typed = messageFieldsIn(form);
  let refusal: Refusal = null;
  if (form !== null) {
    refusal = await sendMessage(typed, form['website'] ?? '', pageContext);
    if (refusal === null) throw redirect(paths.contactSent);
  }
  return { typed, refusal, sent: urlParsed.search['sent'] === 'yes' };
}
