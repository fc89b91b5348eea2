type Environment = Readonly<Record<string, string | undefined>>;

/** Where traces go, and of how many requests. */
export interface TraceConfig {
  /** Of the receiver, without a slash at the end and without `/v1/traces`. */
  endpoint: string;
  /** From 0 to 1. */
  share: number;
}

/** By OpenTelemetry's own names; null: no traces, and nothing of it is loaded. What is wrong is added to the faults. */
export function readTraceConfig(env: Environment, faults: string[]): TraceConfig | null {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint)) {
    faults.push('OTEL_EXPORTER_OTLP_ENDPOINT must be a web address');
  }
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1)) faults.push('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  return { endpoint: endpoint.replace(/\/+$/, ''), share };
}
