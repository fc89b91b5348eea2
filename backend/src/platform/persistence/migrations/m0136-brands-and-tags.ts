import { Migration } from '@mikro-orm/migrations';

/** The tags that every shop begins with, by what products had in their place before. */
const TAGS = [
  ['kid-safe', 'With a grown-up', true],
  ['low-noise', 'Low noise', true],
  ['day', 'For the day', false],
  ['night', 'For the night', false],
  ['sound', 'Sound', false],
] as const;

/** It follows from the name: an upgrade and a restored backup make the same row. Its form is that of version 8. */
const idOf = (name: string) => `overlay(overlay(md5(${name}) placing '8' from 13) placing '8' from 17)::uuid`;

export class BrandsAndTags extends Migration {
  override up(): void {
    this.addSql(
      `create table "brand" ("id" uuid not null, "name" text not null, "active" boolean not null default true, "position" int not null, "revision" int not null default 0, primary key ("id"))`,
    );
    this.addSql(`comment on column "brand"."active" is 'Offered in the form of a product'`);
    this.addSql(`alter table "brand" add constraint "brand_name_unique" unique ("name")`);
    this.addSql(
      `create table "product_tag" ("id" uuid not null, "name" text not null, "filter" boolean not null default false, "active" boolean not null default true, "position" int not null, "revision" int not null default 0, primary key ("id"))`,
    );
    this.addSql(`comment on column "product_tag"."filter" is 'Shoppers can narrow the price list to it'`);
    this.addSql(
      `comment on column "product_tag"."active" is 'Offered in the form of a product, and shown to shoppers'`,
    );
    this.addSql(`alter table "product_tag" add constraint "product_tag_name_unique" unique ("name")`);
    this.addSql(
      `insert into "brand" ("id", "name", "position")
        select ${idOf('"brand"')}, "brand", row_number() over (order by "brand")
        from (select distinct "brand" from "product" where "brand" is not null) b`,
    );
    for (const [place, [, name, filter]] of TAGS.entries())
      this.addSql(
        `insert into "product_tag" ("id", "name", "filter", "position") values (${idOf(`'${name}'`)}, '${name}', ${filter}, ${place + 1})`,
      );
    const names = TAGS.map(([code, name]) => `('${code}', '${name}')`).join(', ');
    // Nobody changed the products: they keep their revisions and dates.
    this.addSql(`alter table "product" disable trigger user`);
    this.addSql(
      `update "product" p set "tags" = array(
        select coalesce(n.name, t.tag) from unnest(p."tags") with ordinality as t (tag, place)
        left join (values ${names}) as n (code, name) on n.code = t.tag order by t.place)
        where cardinality(p."tags") > 0`,
    );
    this.addSql(
      `insert into "product_tag" ("id", "name", "position")
        select ${idOf('t.tag')}, t.tag, ${TAGS.length} + row_number() over (order by t.tag)
        from (select distinct unnest("tags") as tag from "product") t
        where not exists (select from "product_tag" k where k.name = t.tag)`,
    );
    // Found by its brand as well. An empty database has no functions yet.
    this.addSql(`do $$ begin
        if exists (select from "product" where "brand" is not null) then
          update "product" set "search_text" = "search_text" || ' ' || search_words("brand") where "brand" is not null;
        end if;
      end $$`);
    this.addSql(`alter table "product" enable trigger user`);
  }
}
