// The old words that are explained, in the order a newcomer meets them.
export const TERMS = [
  'frakcja', 'skarb', 'kredens', 'dwor', 'pole', 'postac', 'szabla', 'kreska', 'lafa', 'dukat', 'pula', 'dochod',
  'przy-glosie', 'czyn', 'drobiazg', 'replika', 'stos', 'bene', 'pas', 'agitacja', 'pojedynek', 'moderunek',
  'posesja', 'sztych', 'efekt', 'zaznaczenie', 'lazaret', 'zalnik', 'niewiasta', 'elekcja', 'grymaszenie',
] as const;
