import type { RouteRule, ShopView } from '@shop/contracts/shop/views';
import type { guards } from './features/accounts/guards.ts';
import type { OrderSending } from './features/orders/review/sending/order-sending.ts';

declare global {
  /** Set by the build; see lib/loading/version-watch.ts. */
  const __BUILD_ID__: string;

  namespace Vike {
    interface Config {
      /** Named guards a page asks for; unknown names raise an error (lib/routes/guards.ts). */
      guards?: (keyof typeof guards)[];
      /** Keeps the page out of search engines. */
      noindex?: boolean;
    }
    interface GlobalContextClient {
      /** The document's order on its way; see features/orders/review/sending/use-send-order.ts. */
      orderSending?: OrderSending;
    }
    interface PageContext {
      /** The shop's settings, as every page knows them; without the route rules. */
      shop: ShopView;
      /** The staff's route rules. Server only. */
      redirects: RouteRule[];
      /** Whether the closure rule holds at this moment. */
      closed: boolean;
      /** Gets the content version of every read that the page is made of. Server only. */
      readAt: Set<string | null>;
      /** Where the shop is reached from outside, without a slash at the end. */
      publicUrl: string;
      /** Set where the address could not be decoded: the error page stands at it. */
      malformed?: true;
      /** Set where a page failed on our side: the beginning of its request’s id. */
      failedRequest?: string;
      /** The fields of a form that was posted without JavaScript; null for a plain visit. Server only. */
      form: Record<string, string> | null;
      /** Whom a form came from, for the backend's limits; null on shared pages. Server only. */
      clientAddress: string | null;
      /** The cookie of the visitor’s device; null on shared pages. Server only. */
      device: string | null;
      /** The request that this page is made for, as both logs name it. Server only. */
      requestId: string | null;
      /** When its first visitor asked for it, ms since 1970. Server only. */
      askedAt: number | null;
    }
  }
}
