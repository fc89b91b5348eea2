import { Migration } from '@mikro-orm/migrations';

/**
 * “roket” is like “rocket” by 4 of 9 groups of letters. It was found only where the word stood twice in what a product is
 * found by: a Tamil name, which stands between the product's name and its category's, parted the two.
 */
export class OneLetterWrong extends Migration {
  override up(): void {
    // Only a loaded pg_trgm lets the owner of the tables name its settings.
    this.addSql('SELECT show_limit()');
    this.addSql('ALTER FUNCTION similar_products(text) SET pg_trgm.word_similarity_threshold = 0.44');
  }
}
