/**
 * Who may open a page: anyone, any user, the holder of its point, the owner of its project, or the support team. The
 * calls it makes decide again, for each object.
 */
export type Audience = "anyone" | "user" | "holder" | "owner" | "support";

/** The parameters of a pattern: `/consumer/:consumerId/share` has `consumerId`. */
type ParamsOf<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Param}/${infer Tail}`
    ? Param | ParamsOf<`/${Tail}`>
    : Rest
  : never;

interface PageOptions {
  readonly audience: Audience;
  /** The title that the server gives it, before any script runs. */
  readonly title: string;
  /** Whether search engines may list it. */
  readonly indexed?: true;
  /** A visitor sees the page's frame and is invited to log in there, instead of being sent away. */
  readonly invites?: true;
  /** Parameters limited to a few values; one left out of a link takes the first. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** How a parameter is written in the address. */
  readonly written?: Readonly<Record<string, (value: string) => string>>;
  /** The parts of the page that a link can lead to. */
  readonly anchors?: readonly string[];
  /** Shorter addresses at which the page opens as well. */
  readonly alsoAt?: readonly string[];
  /** Shorter addresses that redirect to it. */
  readonly from?: readonly string[];
}

/** A parameter with a few values may be left out. */
type LinkParams<Pattern extends string, Options extends PageOptions> = [ParamsOf<Pattern>] extends [never]
  ? Record<string, never>
  : {
      readonly [P in Exclude<ParamsOf<Pattern>, keyof Options["values"]>]: string;
    } & {
      readonly [P in Extract<ParamsOf<Pattern>, keyof Options["values"]>]?: Value<Options, P>;
    };

type Value<Options extends PageOptions, Param> = Options["values"] extends infer Values
  ? Param extends keyof Values
    ? Values[Param] extends readonly (infer One)[]
      ? One
      : never
    : never
  : never;

/** What a link adds after a page's path. */
interface LinkEnd<Anchor extends string> {
  readonly query?: Readonly<Record<string, string>> | URLSearchParams;
  readonly hash?: Anchor;
}

type AnchorOf<Options extends PageOptions> = Options["anchors"] extends readonly (infer One extends string)[]
  ? One
  : never;

/** The parameters come first, and may be left out when none is needed. */
type LinkArguments<Pattern extends string, Options extends PageOptions> =
  Record<never, never> extends LinkParams<Pattern, Options>
    ? [params?: LinkParams<Pattern, Options>, end?: LinkEnd<AnchorOf<Options>>]
    : [params: LinkParams<Pattern, Options>, end?: LinkEnd<AnchorOf<Options>>];

/** A page of the web app, whatever its parameters. */
export interface AnyPage extends PageOptions {
  readonly pattern: string;
  /** The address of a page whose parameters are only known as text, as when one has been read from an address. */
  readonly toAny: (params: Readonly<Record<string, string | undefined>>, end?: LinkEnd<string>) => string;
}

export interface Page<Pattern extends string, Options extends PageOptions> extends AnyPage {
  readonly pattern: Pattern;
  /** The page's address, for a link. */
  readonly to: (...link: LinkArguments<Pattern, Options>) => string;
}

function address(pattern: string, options: PageOptions): AnyPage["toAny"] {
  return (params, { query, hash } = {}) => {
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
      const value = params[name] ?? options.values?.[name]?.[0] ?? "";
      return encodeURIComponent(options.written?.[name]?.(value) ?? value);
    });
    const search = new URLSearchParams(query).toString();
    return path + (search && `?${search}`) + (hash ? `#${hash}` : "");
  };
}

/** Describes a page, the only place where its address is written: links, routes, guard and server all read it. */
export function page<const Pattern extends string, const Options extends PageOptions>(
  pattern: Pattern,
  options: Options,
): Page<Pattern, Options> {
  const toAny = address(pattern, options);
  return { ...options, pattern, toAny, to: (...[params, end]) => toAny({ ...params }, end) };
}
