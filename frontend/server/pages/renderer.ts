import type { renderPage } from 'vike/server';
import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import { allOf } from './all-of.ts';

export type RenderPage = typeof renderPage;

/** What a page is made of, and nothing that cannot be sent to another thread. */
export type PageInit = Record<string, unknown> & { urlOriginal: string };

/** A page, or a redirect, as Vike made it. */
export interface RenderedPage {
  status: number;
  headers: [name: string, value: string][];
  /** Null where Vike found none. */
  pageId: string | null;
  body: Buffer;
  /** The content versions at which its data was read; null for an unknown one. */
  readAt: (string | null)[];
}

export type Renderer = (init: PageInit) => Promise<RenderedPage>;
export type Renderers = Readonly<Record<Language, Renderer>>;

/** Renders in this thread. */
export function rendererOf(renderPage: RenderPage): Renderer {
  return async (init) => {
    const readAt = new Set<string | null>();
    const { httpResponse, pageId } = await renderPage({ ...init, readAt });
    return {
      status: httpResponse.statusCode,
      headers: httpResponse.headers,
      pageId: typeof pageId === 'string' ? pageId : null,
      body: await allOf(await httpResponse.getReadableNodeStream()),
      readAt: [...readAt],
    };
  };
}

export async function renderersOf(
  rendererFor: (language: Language) => Renderer | Promise<Renderer>,
): Promise<Renderers> {
  const all = LANGUAGES.map(async (language) => [language, await rendererFor(language)] as const);
  return Object.fromEntries(await Promise.all(all)) as Renderers;
}
