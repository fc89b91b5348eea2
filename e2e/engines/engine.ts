/** What can be handed to a page and back. */
export type Plain = string | number | boolean | null;
/** A function of the page: it is sent as its text, and knows nothing but what it is given. */
export type InPage<Answer, Given extends Plain[]> = (...given: Given) => Answer;

/** A window of a browser, as a person uses it: pointer and keys are the engine's own, not the page's. */
export interface EngineWindow {
  /** `Firefox 153.7`. */
  name: string;
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  ask<Answer, Given extends Plain[]>(question: InPage<Answer, Given>, ...given: Given): Promise<Answer>;
  /** Presses the element that the function finds; false: it finds none. */
  press<Given extends Plain[]>(
    find: InPage<Element | null | undefined, Given>,
    ...given: Given
  ): Promise<boolean>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** An engine of this machine, or what it lacks. */
export type Engine = { name: string } & ({ missing: string } | { start(): Promise<EngineWindow> });
