type Searchable = { title: string; excerpt: string; category: string };

/** Whether the words occur in the title, the excerpt or the category; no words match everything. */
export function matchesSearch({ title, excerpt, category }: Searchable, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [title, excerpt, category].some((text) => text.toLowerCase().includes(wanted));
}
