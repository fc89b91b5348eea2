import type { FactoryProvider, Type } from '@nestjs/common';

type Token<T> = abstract new (...args: never[]) => T;
type Tokens<Args extends readonly unknown[]> = { [I in keyof Args]: Token<Args[I]> };

/**
 * Provides a plain class by its constructor's dependencies, in order, checked by the compiler; the class itself
 * knows nothing of Nest: `useCase(PlaceOrder, OrderBook, Clock)`.
 */
export function useCase<Args extends readonly unknown[], T>(
  target: new (...args: Args) => T,
  ...inject: Tokens<Args>
): FactoryProvider<T> {
  return {
    provide: target as Type<T>,
    useFactory: (...args: unknown[]) => new target(...(args as unknown as Args)),
    inject: inject as unknown as FactoryProvider['inject'] & object,
  };
}
