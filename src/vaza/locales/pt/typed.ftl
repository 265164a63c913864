# O que se pode escrever em vez da notação: alternativas separadas por vírgulas, primeiro a que se mostra.
# Maiúsculas e acentos não contam.

typed-bid = peço, pedir, palpite, digo, faço
typed-blind = às escuras, escuras
typed-done = nada, pronto, não troco
typed-exchange = troco, trocar, troca
typed-in = vou, vou a jogo, entro, jogo, dentro, sim
typed-keep = mantenho, manter, mantém, fica
typed-method = maneira, método
typed-none = afinal nada
typed-of = de
typed-out = fora, fico de fora, não vou, saio, não
typed-pass = passo, passar, passa
typed-show = mostro, mostrar
typed-sing = canto, cantar
typed-stop = paro, parar, para, levo
typed-swap = troco, trocar, troca
typed-trump = trunfo
typed-wait = espero, esperar

typed-suit-french-h = copas, copa
typed-suit-french-d = ouros, ouro
typed-suit-french-c = paus, pau
typed-suit-french-s = espadas, espada
typed-suit-spanish-o = ouros, oros
typed-suit-spanish-c = copas
typed-suit-spanish-e = espadas
typed-suit-spanish-b = bastos, paus

typed-rank-french-a = ás
typed-rank-french-j = valete
typed-rank-french-k = rei
typed-rank-french-q = dama, rainha
typed-rank-spanish-1 = ás
typed-rank-spanish-10 = sota, valete
typed-rank-spanish-11 = cavalo
typed-rank-spanish-12 = rei
