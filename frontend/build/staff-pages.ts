import type { Plugin, Rolldown } from 'vite';

/** What Vike makes of all pages for the browser's router. */
const ROUTER_PAGES = 'virtual:vike:global-entry:client:client-routing';
export const STAFF_PAGES = 'virtual:shop:staff-pages';
/** A page of theirs begins so. */
const STAFF_PAGE = /^\{\s*"?pageId"?: "\/pages\/admin\//;

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** How Vike's entry starts the router, and how ours does. */
const START = 'initClientRouter();';
const START_KNOWING_STAFF = `
import { pageConfigsSerialized, staffPages } from '${ROUTER_PAGES}';
if (/^\\/admin(?:\\/|$)/.test(location.pathname))
  staffPages().then((more) => pageConfigsSerialized.push(...more.pages)).catch(() => undefined).then(initClientRouter);
else ${START}`;

/**
 * The router knows every page of the site by name, and two thirds of them are staff's: a shopper would load all those
 * names for nothing. They come in a file of their own, asked for first where a document is staff's. A link of the shop's
 * that leads to staff loads a document, as with any address that the router does not know.
 */
export function staffPages(): Plugin {
  let code = '';
  return {
    name: 'shop:staff-pages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { filter: { id: new RegExp(`^${STAFF_PAGES}$`) }, handler: () => `\0${STAFF_PAGES}` },
    load: { filter: { id: new RegExp(`^\0${STAFF_PAGES}$`) }, handler: () => code },
    transform: {
      filter: {
        id: [new RegExp(ROUTER_PAGES), /vike[\\/]dist[\\/]client[\\/]runtime-client-routing[\\/]entry\.js$/],
      },
      handler(given, id) {
        if (!id.includes(ROUTER_PAGES)) {
          if (!given.includes(START)) this.error('Vike starts its router otherwise than it did.');
          return { code: given.replace(START, START_KNOWING_STAFF), map: null };
        }
        const { shop, staff } = divided(given, this.parse(given));
        if (staff === null) this.error('Vike names its pages otherwise than it did.');
        code = staff;
        return { code: shop, map: null };
      },
    },
  };
}

/** The module without staff's pages, and one that has them alone; null when there are none. */
function divided(code: string, tree: Program): { shop: string; staff: string | null } {
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const imports = tree.body.filter((statement) => statement.type === 'ImportDeclaration').map(textOf);
  for (const statement of tree.body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration')
      continue;
    const list = statement.declaration.declarations.find(
      ({ id }) => id.type === 'Identifier' && id.name === 'pageConfigsSerialized',
    )?.init;
    if (list?.type !== 'ArrayExpression') continue;
    const pages = list.elements.flatMap((page) => (page ? [textOf(page)] : []));
    const isStaff = (page: string) => STAFF_PAGE.test(page);
    const listed = (some: readonly string[]) => `[\n${some.join(',\n')}\n]`;
    const shop = listed(pages.filter((page) => !isStaff(page)));
    const staff = pages.filter(isStaff);
    return {
      shop:
        `${code.slice(0, list.start)}${shop}${code.slice(list.end)}\n` +
        `export const staffPages = () => import('${STAFF_PAGES}');`,
      staff: staff.length > 0 ? `${imports.join('\n')}\nexport const pages = ${listed(staff)};` : null,
    };
  }
  return { shop: code, staff: null };
}
